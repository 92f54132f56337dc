import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  back: 'Назад к визитке',
  needsScript: 'Для активации нужен JavaScript. Включите его или откройте эту страницу в другом браузере.',
  failed: 'Ваше сообщение не отправлено',
  failure: {
    unavailable: 'Сейчас эту страницу не удаётся показать. Попробуйте ещё раз чуть позже.',
    notFound: {
      title: 'Страница не найдена',
      text: 'По этому адресу ничего нет. Проверьте его или отсканируйте код ещё раз.',
    },
    tooMany: { title: 'Слишком много запросов', text: 'Подождите немного и попробуйте ещё раз.' },
    other: 'Что-то пошло не так',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
