export { ACCOUNT_REFUSALS, AccountProof, type GivenProof } from './account/account-proof';
export { AccountDeletionDto } from './account/account.dto';
export { SelfServiceModule } from './self-service.module';
