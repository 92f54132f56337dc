const en = {
  verifying: 'Verifying…',
  done: {
    title: 'You are signed in',
    text: 'One moment, taking you there…',
  },
  link: {
    invalid: 'This link is invalid or was already used',
    otherWay: 'Try another way',
    again: 'Ask for a new link',
    expired: 'This link has expired. Please ask for a new one.',
  },
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    byCode: 'E-mail me a code instead',
    byPassword: 'Use my password instead',
    codeHint: 'We will e-mail you a 6-digit code. No password needed.',
    sendCode: 'Send code',
    noAccount: 'No account yet?',
    toSignUp: 'Sign up',
    passwordChanged: 'Your password was changed. Please sign in with the new one.',
    expired: 'Your session has expired. Sign in again.',
    linkText: 'Press the button to sign in on this device.',
    failed: 'Failed to sign in',
  },
  signUp: {
    title: 'Create an account',
    submit: 'Create account',
    confirm: 'Confirm my address',
    haveAccount: 'Already have an account?',
    linkTitle: 'Confirm your address',
    linkText: 'Press the button to confirm your e-mail address and sign in on this device.',
    failed: 'Failed to create account',
  },
  reset: {
    title: 'Set a new password',
    text: 'Enter your e-mail address, and we will send you a code for setting a new password.',
    submit: 'Set new password',
    changed: 'Password changed. Taking you to the sign-in page…',
    back: 'Back to sign in',
    noToken: 'This page needs the link from our e-mail. Open that link, or ask for a new one.',
    failed: 'Failed to set new password',
  },
  sendFailed: 'Failed to send code',
};

export default en;
