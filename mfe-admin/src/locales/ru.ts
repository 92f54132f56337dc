import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  soon: 'Эта страница ещё создаётся.',
} satisfies TranslationOf<typeof en>;

export default ru;
