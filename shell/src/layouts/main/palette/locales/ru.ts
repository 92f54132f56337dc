import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  title: 'Поиск',
  close: 'Закрыть',
  placeholder: 'Страница, код, проект, аккаунт',
  results: 'Результаты',
  pages: 'Страницы',
  codes: 'Коды',
  projects: 'Проекты',
  accounts: 'Аккаунты',
  none: 'Ничего не найдено',
  searching: 'Ищем…',
  hint: 'Чтобы найти код, введите его первые символы или часть метки.',
  failed: 'Не удалось выполнить поиск',
} satisfies TranslationOf<typeof en>;

export default ru;
