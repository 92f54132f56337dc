import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  verifying: 'Проверяем…',
  done: {
    title: 'Вы вошли в аккаунт',
    text: 'Секунду, сейчас продолжим…',
  },
  link: {
    invalid: 'Ссылка недействительна или просрочена',
    otherWay: 'Попробовать иначе',
  },
  signIn: {
    title: 'Вход',
    submit: 'Войти',
    forgot: 'Забыли пароль?',
    byCode: 'Получить код на почту',
    byPassword: 'Войти по паролю',
    codeHint: 'Мы пришлём вам на почту код из 6 цифр. Пароль не нужен.',
    sendCode: 'Отправить код',
    noAccount: 'Ещё нет аккаунта?',
    toSignUp: 'Зарегистрироваться',
    passwordChanged: 'Пароль изменён. Войдите с новым паролем.',
    linkText: 'Нажмите кнопку, чтобы войти на этом устройстве.',
  },
  signUp: {
    title: 'Создание аккаунта',
    submit: 'Создать аккаунт',
    confirm: 'Подтвердить адрес',
    haveAccount: 'Уже есть аккаунт?',
    linkTitle: 'Подтвердите адрес',
    linkText: 'Нажмите кнопку, чтобы подтвердить адрес электронной почты и войти на этом устройстве.',
  },
  reset: {
    title: 'Новый пароль',
    text: 'Укажите адрес электронной почты, и мы пришлём код, чтобы задать новый пароль.',
    submit: 'Сохранить пароль',
    back: 'Вернуться ко входу',
    again: 'Запросить новую ссылку',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
