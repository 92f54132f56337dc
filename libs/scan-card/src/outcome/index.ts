export { OtherWays } from './other-ways';
export { addOutcomeTexts } from './outcome-texts';
export { waitText } from './wait-text';
