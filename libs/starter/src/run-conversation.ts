/** The script of the page of a conversation. It runs no application: there is none behind this page. */
import { listenInConversation } from '.';

listenInConversation();
