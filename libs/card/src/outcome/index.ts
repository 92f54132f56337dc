export { AddToConversation } from './add-to-conversation';
export { OtherWays } from './other-ways';
export { waitText } from './wait-text';
