import { emptiedDefaults } from '../default-template-texts';

export const migrations = [emptiedDefaults('EmptyDefaultTexts_1795450000000', 'utf8mb4_bin')];
