export { OtherWays } from './other-ways';
export { outcomeTexts } from './outcome-texts';
export { waitText } from './wait-text';
