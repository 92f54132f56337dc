import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Несохранённые изменения',
  text: 'Сохранить изменения перед выходом?',
  stay: 'Продолжить редактирование',
  discard: 'Не сохранять',
  save: 'Сохранить',
  saving: 'Сохранение…',
  saved: 'Изменения сохранены',
  bar: {
    discard: 'Отменить изменения',
    save: 'Сохранить',
  },
} satisfies TranslationOf<typeof en>;
