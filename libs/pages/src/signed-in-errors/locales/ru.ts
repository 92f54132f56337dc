import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Текущий пароль введён неверно',
  admin_required: 'Нужны права администратора',
  unsupported_media_type: 'Файлы этого типа не поддерживаются.',
  digital_codes_off: 'Цифровые коды здесь недоступны.',
  proof_required: 'Введите код, чтобы подтвердить, что это вы.',
  file_refused: 'Не удалось прочитать этот файл.',
  design_refused: 'Телефоны могут не распознать этот код.',
  codes_guarded:
    'Из вашей сети пытались открыть слишком много несуществующих кодов. Подождите минуту и попробуйте ещё раз.',
  codes_activated: 'Активированные коды удалить нельзя.',
  photos_full: 'В этом разговоре больше нет места для фото.',
  outdated: 'Пока страница была открыта, данные изменились. Обновите её.',
  alias_taken: 'Такой код уже существует',
  mail_not_failed: 'Это письмо уже отправлено повторно или удалено.',
  last_administrator: 'Это единственный аккаунт администратора.',
} satisfies TranslationOf<typeof en>;
