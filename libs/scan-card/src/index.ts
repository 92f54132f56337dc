export { sectionsOf, subtitleOf, type CardSection, type PublicField, type PublicOwner } from './card-fields';
export { ScanCard, type CardTemplate, type CardTexts, type ScanCardProps } from './scan-card';
export { ScanColumn } from './scan-column';
export { default as messageStyles } from './message.module.css';
