export { AddToConversation } from './add-to-conversation';
export { OtherWays } from './other-ways';
export { outcomeTexts } from './outcome-texts';
export { waitText } from './wait-text';
