/** The script of the page of a conversation, after `starter/run-below.ts`. */
import { listenForAttachments } from '.';

listenForAttachments();
