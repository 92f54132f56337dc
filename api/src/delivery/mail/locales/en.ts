import type { MailPhrases } from '../phrases';

const en: MailPhrases = {
  shared: {
    digitsLabel: 'Your code',
    digitsNote: 'The code and the link are valid for 10 minutes and work once.',
    linkFallback: 'If the button does not work, copy this address into your browser:',
    notYou: 'If this was not you, you can ignore this e-mail: nothing happens without the code.',
    footer: 'You are receiving this e-mail because somebody entered your address at {brand}.',
    ownerFooter: 'You are receiving this e-mail because you have a QR code at {brand}.',
    timeLabel: 'Time',
    deviceLabel: 'Browser and system',
    networkLabel: 'Network address begins with',
    deviceUnknown: 'Unknown',
    noText: 'Photo or place',
    somebody: 'Anonymous',
    unsubscribe: 'Stop these e-mails',
  },
  templates: {
    activate: {
      subject: '{digits} is your {brand} code',
      heading: 'Activate your QR code {alias}',
      intro: 'Enter this code on the page of your QR code, or use the button to activate it at once.',
      button: 'Activate {alias}',
    },
    'sign-in': {
      subject: '{digits} is your {brand} code',
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
      subject: '{digits} is your {brand} code',
      heading: 'Welcome to {brand}',
      intro: 'Enter this code to confirm your address, or use the button.',
      button: 'Confirm my address',
    },
    'register-known': {
      subject: '{digits} is your {brand} code',
      heading: 'You already have an account',
      intro:
        'Somebody tried to sign up with this address. You do not need a new account: this code signs you in.',
      button: 'Sign in',
    },
    'password-reset': {
      subject: '{digits} is your {brand} code',
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
        'The password of your account was just changed and all other devices were signed out. If this was not you, set a new password now.',
      button: 'Set a new password',
    },
    'new-device': {
      subject: 'New sign-in to {brand}',
      heading: 'Somebody signed in with a browser that we did not know',
      intro:
        'If this was you, there is nothing to do. If not, somebody else is in your account: sign out all other devices there, and set a new password.',
      button: 'Open my account',
    },
    'code-entry-closed': {
      subject: 'Codes no longer work for your {brand} account',
      heading: 'Too many wrong codes were entered',
      intro:
        'A hundred wrong codes in a row were entered for your address, so codes are refused from now on. Nobody has signed in with them. Use your password or the link in one of our e-mails to sign in; using such a link makes codes work again.',
      button: 'Sign in',
    },
    'email-change': {
      subject: '{digits} is your {brand} code',
      heading: 'Confirm your new address',
      intro:
        'Enter this code to use this address for your account, or use the button where you are signed in.',
      button: 'Use this address',
    },
    'email-change-taken': {
      subject: 'Your {brand} address',
      heading: 'This address already has an account',
      intro:
        'Somebody wanted to use this address for another account, but it has one already. Nothing was changed.',
      button: 'Sign in',
    },
    'email-changed': {
      subject: 'The e-mail address of your {brand} account was changed',
      heading: 'Your e-mail address was changed',
      intro:
        'Your account now uses another e-mail address and all other devices were signed out. This address can no longer be used to sign in. If this was not you, contact us at once.',
      button: 'Open {brand}',
    },
    confirm: {
      subject: '{digits} is your {brand} code',
      heading: 'Confirm that it is you',
      intro:
        'Somebody who is signed in to your account wants to change its password or e-mail address. Enter this code there to allow it.',
      button: 'Open my profile',
    },
    'delete-account': {
      subject: '{digits} is your {brand} code',
      heading: 'Delete your account',
      intro: 'Enter this code to delete your account with everything in it. This cannot be undone.',
      button: 'Open my profile',
    },
    'account-deleted': {
      subject: 'Your {brand} account was deleted',
      heading: 'Your account was deleted',
      intro:
        'Your profile, your messages and your sign-in data are erased, and your codes are free again. This is the last e-mail we send you.',
      button: 'Open {brand}',
    },
    'account-blocked': {
      subject: 'Your {brand} account was blocked',
      heading: 'Your account was blocked',
      intro:
        'The administration of {brand} has blocked your account. All devices were signed out, and signing in is refused. Your codes and their pages go on working. If you think that this is a mistake, please contact us.',
      button: 'Open {brand}',
    },
    'account-unblocked': {
      subject: 'Your {brand} account is open again',
      heading: 'You can sign in again',
      intro:
        'The administration of {brand} has lifted the block of your account. Everything in it is as it was.',
      button: 'Sign in',
    },
    message: {
      subject: 'New message for {alias}',
      heading: 'You have a new message',
      intro:
        'Somebody wrote to you through your QR code {alias}. About more messages we write to you every ten minutes at most.',
      button: 'Read message',
    },
    messages: {
      subject: 'New messages for {alias}: {count}',
      heading: 'You have new messages',
      intro:
        'New messages through your QR code {alias} since our last e-mail: {count}. We write to you about messages every ten minutes at most.',
      button: 'Read messages',
    },
    conversation: {
      subject: 'New message for {alias}',
      heading: { one: 'New message', other: '{count} new messages' },
      intro: 'Through your QR code {code}:',
      button: 'Answer',
      note: 'The button opens this conversation for seven days, in the browser in which you use it first. Please do not forward this e-mail, and do not reply to it.',
    },
    'owner-link': {
      subject: 'Your conversation about {alias}',
      heading: 'Another link to the conversation',
      intro:
        'You asked for another link to a conversation about your QR code {code}. If this was not you, you can ignore this e-mail.',
      button: 'Answer',
      note: 'The button opens this conversation for seven days, in the browser in which you use it first. Please do not forward this e-mail, and do not reply to it.',
    },
    answer: {
      subject: 'New answer about {alias}',
      heading: { one: 'New answer', other: '{count} new answers' },
      intro: 'To your message through the QR code {alias}:',
      button: 'Open the conversation',
      note: 'Whoever has the link can read and write in your place. Please do not forward this e-mail, and do not reply to it.',
    },
    'conversation-link': {
      subject: 'Your conversation about {alias}',
      heading: 'Your link to the conversation',
      intro:
        'Somebody sent a message through the QR code {alias} and wants the answers at this address. If this was you, the button leads back to the conversation, and we tell you about answers. If this was not you, stop these e-mails with the link below.',
      button: 'Open the conversation',
      note: 'Whoever has the link can read and write in your place. Please do not forward this e-mail, and do not reply to it.',
    },
    'unactivation-request': {
      subject: 'Request to unactivate {alias}',
      heading: 'Somebody asks for your QR code {alias}',
      intro:
        'Somebody asks you to unactivate this QR code, so that it can be activated again. Look who it is, then confirm or decline: nothing changes before you do. The link is valid for 24 hours and works only while you are signed in.',
      button: 'See the request',
    },
    'unactivation-confirmed': {
      subject: 'QR code {alias} can be activated again',
      heading: 'QR code {alias} can be activated again',
      intro:
        'You asked for QR code {alias} to be unactivated. Its owner has done so: now anybody can activate it, also you.',
      button: 'Open {alias}',
    },
    'unactivation-declined': {
      subject: 'Your request for {alias} was declined',
      heading: 'The owner keeps QR code {alias}',
      intro:
        'You asked for QR code {alias} to be unactivated. Its owner has declined: the code stays as it is.',
      button: 'Open {alias}',
    },
  },
};

export default en;
