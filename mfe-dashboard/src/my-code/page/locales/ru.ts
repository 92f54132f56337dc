import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  hint: 'От этого зависит, что люди увидят первым. Ваши данные и тексты не изменятся.',
  suggested: 'Советуем',
  chosen: {
    lost: 'Теперь ваша страница — для потерянных вещей',
    contact: 'Теперь ваша страница — это визитка',
  },
  failed: 'Не удалось изменить страницу',
  previewFailed: 'Не удалось загрузить вашу страницу',
} satisfies TranslationOf<typeof en>;

export default ru;
