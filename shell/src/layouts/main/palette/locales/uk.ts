import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  title: 'Пошук',
  close: 'Закрити',
  placeholder: 'Сторінка, код, проєкт, акаунт',
  results: 'Результати',
  pages: 'Сторінки',
  codes: 'Коди',
  projects: 'Проєкти',
  accounts: 'Акаунти',
  none: 'Нічого не знайдено',
  searching: 'Шукаємо…',
  hint: 'Щоб знайти код, введіть його перші символи або частину мітки.',
  failed: 'Не вдалося виконати пошук',
} satisfies TranslationOf<typeof en>;

export default uk;
