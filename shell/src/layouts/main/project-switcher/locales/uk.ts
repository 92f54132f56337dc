import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  none: 'Вибрати проєкт',
  title: 'Вибраний проєкт',
  selected: 'Вибраний проєкт: {{name}}',
  search: 'Пошук проєктів',
  clearSearch: 'Очистити пошук',
  projects: 'Проєкти',
  loading: 'Завантаження…',
  loadFailed: 'Не вдалося завантажити проєкти',
  retry: 'Спробувати ще раз',
  noneFound: 'За запитом «{{q}}» проєктів не знайдено',
  noneYet: 'Проєктів ще немає',
  more_one: 'Ще {{count, number}} проєкт. Шукайте за назвою.',
  more_few: 'Ще {{count, number}} проєкти. Шукайте за назвою.',
  more_many: 'Ще {{count, number}} проєктів. Шукайте за назвою.',
  more_other: 'Ще {{count, number}} проєкту. Шукайте за назвою.',
  deselect: 'Скасувати вибір проєкту',
  cleared: 'Вибір проєкту скасовано',
  failed: 'Не вдалося змінити проєкт',
  all: 'Усі проєкти',
  new: 'Новий проєкт',
} satisfies TranslationOf<typeof en>;

export default uk;
