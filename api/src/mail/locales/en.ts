import type { MailPhrases } from '../phrases';

export const en: MailPhrases = {
  shared: {
    codeLabel: 'Your code',
    codeNote: 'The code and the link are valid for 10 minutes and work once.',
    linkFallback: 'If the button does not work, copy this address into your browser:',
    notYou: 'If this was not you, you can ignore this e-mail: nothing happens without the code.',
    footer: 'You are receiving this e-mail because somebody entered your address at {brand}.',
  },
  templates: {
    activate: {
      subject: '{code} is your {brand} code',
      heading: 'Activate your QR code {alias}',
      intro: 'Enter this code on the page of your QR code, or use the button to activate it at once.',
      button: 'Activate {alias}',
    },
    'sign-in': {
      subject: '{code} is your {brand} code',
      heading: 'Sign in to {brand}',
      intro: 'Enter this code to sign in, or use the button.',
      button: 'Sign in',
    },
    'sign-in-unknown': {
      subject: 'Signing in to {brand}',
      heading: 'There is no account for this address',
      intro:
        'Somebody tried to sign in to {brand} with this address, but it has no account yet. Scan a QR code or sign up to get one.',
      button: 'Sign up',
    },
    register: {
      subject: '{code} is your {brand} code',
      heading: 'Welcome to {brand}',
      intro: 'Enter this code to confirm your address, or use the button.',
      button: 'Confirm my address',
    },
    'register-known': {
      subject: '{code} is your {brand} code',
      heading: 'You already have an account',
      intro:
        'Somebody tried to sign up with this address. You do not need a new account: this code signs you in.',
      button: 'Sign in',
    },
    'password-reset': {
      subject: '{code} is your {brand} code',
      heading: 'Set a new password',
      intro: 'Enter this code together with your new password, or use the button.',
      button: 'Set a new password',
    },
    'password-reset-unknown': {
      subject: 'Your {brand} password',
      heading: 'There is no account for this address',
      intro: 'Somebody asked for a new password for this address, but it has no account at {brand}.',
      button: 'Sign up',
    },
    'password-changed': {
      subject: 'Your {brand} password was changed',
      heading: 'Your password was changed',
      intro:
        'The password of your account was just changed and all devices were signed out. If this was not you, set a new password now.',
      button: 'Set a new password',
    },
    message: {
      subject: 'New message for {alias}',
      heading: 'You have a new message',
      intro:
        'Somebody wrote to you through your QR code {alias}. For messages in the next ten minutes you will not get another e-mail.',
      button: 'Read message',
    },
  },
};
