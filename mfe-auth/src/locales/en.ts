const en = {
  verifying: 'Verifying…',
  done: {
    title: 'You’re signed in',
    text: 'One moment…',
  },
  link: {
    invalid: 'This link doesn’t work or has already been used',
    otherWay: 'Try another way',
    again: 'Get a new link',
    expired: 'This link has expired. Ask for a new one.',
  },
  step: {
    failed: 'Couldn’t load this step',
    ended: 'This code has expired, or it was entered wrong too many times. Send a new one.',
    unknown:
      'There’s no code to enter in this browser. Continue where you asked for it, open the link in our email, or ask for a new code.',
    over: 'This code has been used or is no longer valid. You can ask for a new one.',
  },
  signIn: {
    proof: {
      title: 'Sign in',
      linkText: 'Press the button to sign in on this device.',
      failed: 'Couldn’t sign you in',
    },
    submit: 'Sign in',
    forgot: 'Forgot password?',
    continue: 'Continue',
    ways: 'How do you want to sign in?',
    byCode: 'Email me a code',
    or: 'or',
    codeHint: 'We’ll email you a 6-digit code. No password needed.',
    sendCode: 'Send code',
    noAccount: 'Don’t have an account?',
    toSignUp: 'Sign up',
    passwordChanged: 'Password changed. Sign in with your new password.',
    expired: 'Your session has expired. Sign in again.',
  },
  signUp: {
    proof: {
      title: 'Create an account',
      linkTitle: 'Confirm your email address',
      linkText: 'Press the button to confirm your email address and sign in on this device.',
      submit: 'Confirm my email',
      failed: 'Couldn’t create your account',
    },
    submit: 'Create account',
    haveAccount: 'Already have an account?',
  },
  reset: {
    title: 'Set a new password',
    text: 'Enter your email address, and we’ll send you a code to set a new password.',
    submit: 'Set new password',
    changed: 'Password changed. Taking you to the sign-in page…',
    back: 'Back to sign in',
    noToken: 'To set a new password, open the link we emailed you, or ask for a new one.',
    failed: 'Couldn’t set your new password',
  },
  sendFailed: 'Couldn’t send the code',
};

export default en;
