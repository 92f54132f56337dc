import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Незбережені зміни',
  text: 'Зберегти зміни перед виходом?',
  stay: 'Редагувати далі',
  discard: 'Не зберігати',
  save: 'Зберегти',
  saving: 'Збереження…',
  saved: 'Зміни збережено',
  bar: {
    discard: 'Скасувати зміни',
    save: 'Зберегти',
  },
} satisfies TranslationOf<typeof en>;
