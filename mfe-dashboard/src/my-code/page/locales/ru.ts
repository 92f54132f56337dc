import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  hint: 'От этого зависит, что другие увидят первым. Ваши данные и тексты не изменятся.',
  suggested: 'Советуем',
  chosen: {
    lost: 'Выбрана страница для потерянных вещей',
    contact: 'Выбрана визитка',
  },
  failed: 'Не удалось изменить страницу',
  previewFailed: 'Не удалось загрузить вашу страницу',
} satisfies TranslationOf<typeof en>;

export default ru;
