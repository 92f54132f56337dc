import { newAccount } from './support/accounts';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
