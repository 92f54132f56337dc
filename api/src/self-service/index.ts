export { AccountDeletionDto } from './account/account.dto';
export { SelfServiceModule } from './self-service.module';
