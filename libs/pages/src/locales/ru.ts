import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  lists: {
    loading: 'Загрузка…',
    retry: 'Повторить',
    clearSearch: 'Очистить поиск',
    clearAll: 'Сбросить поиск и фильтр',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: 'Страница {{page}}',
    range: '{{from}}–{{to}} из {{total}}',
    rangeOfMore: '{{from}}–{{to}} из более чем {{total}}',
    pageSize: 'Строк на странице',
  },
  unsaved: {
    title: 'Несохранённые изменения',
    text: 'То, что вы здесь изменили, ещё не сохранено.',
    stay: 'Продолжить редактирование',
    discard: 'Не сохранять',
    save: 'Сохранить',
    saving: 'Сохранение…',
    saved: 'Изменения сохранены',
    bar: {
      discard: 'Отменить изменения',
      save: 'Сохранить',
    },
  },
  signedInErrors: {
    isCurrentPassword: 'Это не ваш текущий пароль',
    admin_required: 'Нужны права администратора',
    unsupported_media_type: 'Содержимое этого типа не принимается',
    proof_required: 'Подтвердите кодом, что это вы',
    file_refused: 'Этот файл не удалось прочитать',
    design_refused: 'Телефоны не смогут прочитать такой QR-код. Он не сохранён',
    codes_guarded: 'Из вашей сети запросили слишком много несуществующих кодов. Подождите минуту',
    codes_activated: 'Коды, которые кто-то активировал, нельзя удалить',
    outdated: 'Тем временем изменено',
    alias_taken: 'Такой код уже существует',
    mail_not_failed: 'Это письмо тем временем уже отправлено повторно или удалено',
    last_administrator: 'Это единственный аккаунт администратора. Сначала дайте эту роль другому аккаунту',
  },
} satisfies TranslationOf<typeof en>;
