import type { MailPhrases } from '../phrases';

const en: MailPhrases = {
  shared: {
    digitsLabel: 'Your code',
    digitsNote: 'The code and the link expire in 10 minutes and work only once.',
    linkFallback: 'If the button doesn’t work, copy this link into your browser:',
    notYou:
      'If this wasn’t you, you can ignore this email. Nothing happens unless you use the code or the link.',
    footer: 'You’re receiving this email because someone entered your email address on {brand}.',
    ownerFooter: 'You’re receiving this email because you have a QR code on {brand}.',
    accountFooter: 'You’re receiving this email because you have an account on {brand}.',
    helperFooter: 'You’re receiving this email because you’re helping to reply to messages on {brand}.',
    timeLabel: 'Time',
    deviceLabel: 'Device',
    networkLabel: 'IP address starts with',
    deviceUnknown: 'Unknown',
    noText: 'Photo or location',
    unsubscribe: 'Stop these emails',
  },
  templates: {
    activate: {
      subject: '{digits} is your {brand} code',
      heading: 'Activate your QR code {alias}',
      intro: 'Enter this code on the activation page, or use the button to activate right away.',
      button: 'Activate {alias}',
    },
    'sign-in': {
      subject: '{digits} is your {brand} code',
      heading: 'Sign in to {brand}',
      intro: 'Enter this code to sign in, or use the button.',
      button: 'Sign in',
    },
    'sign-in-unknown': {
      subject: 'Sign-in attempt on {brand}',
      heading: 'No account for this email address',
      intro:
        'Someone tried to sign in to {brand} with this email address, but it doesn’t have an account yet. Scan a QR code or sign up to create one.',
      button: 'Sign up',
    },
    register: {
      subject: '{digits} is your {brand} code',
      heading: 'Welcome to {brand}',
      intro: 'Enter this code to confirm your email address, or use the button.',
      button: 'Confirm my email',
    },
    'register-known': {
      subject: '{digits} is your {brand} code',
      heading: 'You already have an account',
      intro:
        'Someone tried to sign up with this email address. You don’t need a new account. Use this code to sign in.',
      button: 'Sign in',
    },
    'password-reset': {
      subject: '{digits} is your {brand} code',
      heading: 'Set a new password',
      intro: 'Enter this code with your new password, or use the button.',
      button: 'Set a new password',
    },
    'password-reset-unknown': {
      subject: 'Your {brand} password',
      heading: 'No account for this email address',
      intro:
        'Someone tried to reset the password for this email address, but it doesn’t have a {brand} account.',
      button: 'Sign up',
    },
    'password-changed': {
      subject: 'Your {brand} password was changed',
      heading: 'Your password was changed',
      intro:
        'Your password was just changed, and all other devices were signed out. If this wasn’t you, set a new password now.',
      button: 'Set a new password',
    },
    'new-device': {
      subject: 'New sign-in to {brand}',
      heading: 'New sign-in from an unfamiliar browser',
      intro:
        'If this was you, you’re all set. If not, someone else is in your account. Sign out all other devices and set a new password.',
      button: 'Open my account',
    },
    'code-entry-closed': {
      subject: 'Your {brand} sign-in codes are off',
      heading: 'Too many wrong codes',
      intro:
        'Someone entered 100 wrong codes in a row for your email address, so we no longer accept codes. None of them let anyone in. Sign in with your password or with the link in one of our emails. Using that link turns codes back on.',
      button: 'Sign in',
    },
    'email-change': {
      subject: '{digits} is your {brand} code',
      heading: 'Confirm your new email address',
      intro:
        'Enter this code to use this email address for your account, or use the button in a browser where you’re signed in.',
      button: 'Use this address',
    },
    'email-change-taken': {
      subject: 'Your {brand} email',
      heading: 'This email address already has an account',
      intro:
        'Someone tried to use this email address for another account, but it already has one. Nothing was changed.',
      button: 'Sign in',
    },
    'email-changed': {
      subject: 'Your {brand} email address was changed',
      heading: 'Your email address was changed',
      intro:
        'Your account now uses a different email address, and all other devices were signed out. You can’t sign in with this address anymore. If this wasn’t you, contact us right away.',
      button: 'Open {brand}',
    },
    confirm: {
      subject: '{digits} is your {brand} code',
      heading: 'Confirm it’s you',
      intro:
        'Someone who’s signed in to your account is trying to change its password or email address. If that’s you, enter this code to continue.',
      button: 'Open my profile',
    },
    'delete-account': {
      subject: '{digits} is your {brand} code',
      heading: 'Delete your account',
      intro: 'Enter this code to delete your account and everything in it. This can’t be undone.',
      button: 'Open my profile',
    },
    'account-deleted': {
      subject: 'Your {brand} account was deleted',
      heading: 'Your account was deleted',
      intro:
        'We erased your profile, messages and sign-in data. Your codes can be activated again. This is the last email you’ll get from us.',
      button: 'Open {brand}',
    },
    export: {
      subject: 'Your data on {brand}',
      heading: 'A copy of your data',
      intro:
        'You asked the people who run {brand} for a copy of your data. Use the button to download it. The link expires in seven days and works only once. If you didn’t ask for it, you can ignore this email.',
      button: 'Get my data',
    },
    reports: {
      subject: 'Open reports on {brand}',
      heading: 'Open reports: {count}',
      intro:
        'People reported pages or conversations as abuse. Look at them, and mark each report as resolved when you’re done. While reports are open, you get at most one email a day.',
      button: 'View reports',
    },
    'release-stopped': {
      subject: 'A release was stopped on {brand}',
      heading: 'A release was stopped: {release}',
      intro:
        'Browsers on several networks couldn’t load {release}, and most attempts failed. So it’s no longer shown to anyone: everyone sees the previous release. Find out why it failed before you show it again.',
      button: 'View releases',
    },
    'account-blocked': {
      subject: 'Your {brand} account was blocked',
      heading: 'Your account was blocked',
      intro:
        'A {brand} administrator blocked your account. We signed you out on all devices, and you can’t sign in. Your codes and their pages still work. If you think this is a mistake, contact us.',
      button: 'Open {brand}',
    },
    'account-unblocked': {
      subject: 'Your {brand} account is unblocked',
      heading: 'You can sign in again',
      intro: 'A {brand} administrator unblocked your account. Everything is as you left it.',
      button: 'Sign in',
    },
    message: {
      subject: 'New message for {alias}',
      heading: 'You have a new message',
      intro: 'Someone messaged you through your QR code {alias}.',
      helping: 'Someone sent a message through QR code {alias}, which you’re helping with.',
      button: 'Read message',
    },
    messages: {
      subject: '{count} new messages for {alias}',
      heading: 'You have new messages',
      intro: 'You’ve received {count} new messages through your QR code {alias} since our last email.',
      helping:
        '{count} new messages came in through QR code {alias} since our last email. You’re helping to reply to them.',
      button: 'Read messages',
    },
    conversation: {
      subject: 'New message for {alias}',
      heading: { one: 'New message', other: '{count} new messages' },
      intro: 'Sent through your QR code {code}:',
      helping: 'Sent through QR code {code}, which you’re helping with:',
      button: 'Reply',
      note: 'The button works for seven days and only in the browser where you first use it. Don’t forward this email or reply to it.',
    },
    'many-messages': {
      subject: 'Many messages for {alias}',
      heading: 'Your QR code is getting many messages',
      intro:
        'More messages than usual are coming in for your QR code {code}. They now arrive more slowly. On the page of the code, you can hold messages from senders who haven’t confirmed an email address, turn off emails about the code or pause it.',
      button: 'Open code',
    },
    'lost-opened': {
      subject: 'The lost code {alias} was opened',
      heading: {
        one: 'Someone opened the page of a lost code',
        other: 'The page of a lost code was opened {count} times',
      },
      intro:
        'The code {code} is marked as lost. The person who opened its page may have found what it’s on. If they send a message, you can reply.',
      button: 'Open',
    },
    'owner-link': {
      subject: 'Your conversation about {alias}',
      heading: 'Your new link to the conversation',
      intro:
        'You asked for a new link to a conversation about your QR code {code}. If this wasn’t you, you can ignore this email.',
      helping:
        'You asked for a new link to a conversation about QR code {code}. If this wasn’t you, you can ignore this email.',
      button: 'Reply',
      note: 'The button works for seven days and only in the browser where you first use it. Don’t forward this email or reply to it.',
    },
    answer: {
      subject: 'New reply about {alias}',
      heading: { one: 'New reply', other: '{count} new replies' },
      intro: 'In reply to the message you sent through QR code {alias}:',
      unquoted:
        'Someone sent a message through QR code {alias} and asked for replies at this email address. Open the conversation to read the reply. If you didn’t send a message, stop these emails with the link below.',
      button: 'Open conversation',
      note: 'Anyone with the link can read the conversation and reply as you. Don’t forward this email or reply to it.',
    },
    'conversation-link': {
      subject: 'Your conversation about {alias}',
      heading: 'Your link to the conversation',
      intro:
        'Someone sent a message through QR code {alias} and asked for replies at this email address. If this was you, use the button to return to the conversation. We’ll email you when there’s a reply. If this wasn’t you, stop these emails with the link below.',
      button: 'Open conversation',
      note: 'Anyone with the link can read the conversation and reply as you. Don’t forward this email or reply to it.',
    },
    'helper-invitation': {
      subject: 'Invitation to help with {alias}',
      heading: 'Someone is asking for your help',
      intro:
        'The owner of QR code {alias} on {brand} would like you to help reply to its messages. See who it is, then accept or decline. Nothing changes until you do. The link expires in seven days and works only for an account with this email address.',
      button: 'View invitation',
    },
    'helper-joined': {
      subject: 'Someone is now helping with {alias}',
      heading: 'Your invitation was accepted',
      intro:
        'The person you invited can now read and reply to the messages of your QR code {alias}. You can end this on the code’s page at any time.',
      button: 'Open code',
    },
    'unactivation-request': {
      subject: 'Request to unactivate {alias}',
      heading: 'Someone is asking for your QR code {alias}',
      intro:
        'Someone asked you to unactivate this QR code so it can be activated again. See who it is, then confirm or decline. Nothing changes until you do. The link expires in 24 hours and works only while you’re signed in.',
      button: 'View request',
    },
    'unactivation-confirmed': {
      subject: 'QR code {alias} can be activated again',
      heading: 'QR code {alias} can be activated again',
      intro:
        'You asked for QR code {alias} to be unactivated, and its owner agreed. Anyone can activate it now, including you.',
      button: 'Open {alias}',
    },
    'unactivation-declined': {
      subject: 'Your request for {alias} was declined',
      heading: 'The owner is keeping QR code {alias}',
      intro:
        'You asked for QR code {alias} to be unactivated, but its owner declined. The code stays as it is.',
      button: 'Open {alias}',
    },
    gift: {
      subject: 'A QR code for you on {brand}',
      heading: 'Someone wants to give you QR code {alias}',
      intro:
        'Anyone who scans it can contact you without seeing your email address. Use the button to see who it’s from, then accept or decline. You’ll need a {brand} account for this email address; signing up is free. The link expires in seven days.',
      button: 'View gift',
      note: 'If you don’t know what this is about, ignore this email or decline. Nothing happens unless you accept.',
    },
    'gift-offered': {
      subject: 'You’re giving QR code {alias} to someone',
      heading: 'You’re giving QR code {alias} to someone',
      intro:
        'We’ve emailed a link to the address you entered. The code stays yours until it’s accepted, and you can take it back until then. After seven days, the offer ends by itself. If this wasn’t you, take the code back and sign out all other devices in your profile.',
      button: 'Open my codes',
    },
    'gift-declined': {
      subject: 'Your gift of {alias} was declined',
      heading: 'QR code {alias} is still yours',
      intro: 'You offered QR code {alias} to someone, who declined it. The code stays as it is.',
      button: 'Open my codes',
    },
    'gift-accepted': {
      subject: 'Your gift of {alias} was accepted',
      heading: 'QR code {alias} has a new owner',
      intro:
        'The person you gave QR code {alias} to has accepted it. The messages you received through it are still in your account.',
      button: 'Open my codes',
    },
    'gift-received': {
      subject: 'QR code {alias} is yours',
      heading: 'QR code {alias} is yours now',
      intro:
        'You accepted QR code {alias}. From now on, its page is about you, and messages sent through it come to you.',
      button: 'Open my codes',
    },
  },
};

export default en;
