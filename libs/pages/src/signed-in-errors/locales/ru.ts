import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Это не ваш текущий пароль',
  admin_required: 'Нужны права администратора',
  unsupported_media_type: 'Содержимое этого типа не принимается',
  digital_codes_off: 'Цифровые коды здесь не предлагаются',
  proof_required: 'Подтвердите кодом, что это вы',
  file_refused: 'Этот файл не удалось прочитать',
  design_refused: 'Телефоны не смогут прочитать такой QR-код. Он не сохранён',
  codes_guarded: 'Из вашей сети запросили слишком много несуществующих кодов. Подождите минуту',
  codes_activated: 'Коды, которые кто-то активировал, нельзя удалить',
  photos_full: 'Здесь больше нет места для фото',
  outdated: 'Тем временем изменено',
  alias_taken: 'Такой код уже существует',
  mail_not_failed: 'Это письмо тем временем уже отправлено повторно или удалено',
  last_administrator: 'Это единственный аккаунт администратора. Сначала дайте эту роль другому аккаунту',
} satisfies TranslationOf<typeof en>;
