import { Module } from '@nestjs/common';
import { ActivationsModule } from '../../codes/activations/activations.module';
import { AuthModule } from '../../accounts/auth/auth.module';
import { MessagesModule } from '../../inbox/messages/messages.module';
import { ProfileModule } from '../../accounts/profile/profile.module';
import { ScanPagesModule } from '../../codes/scan-pages/scan-pages.module';
import { TemplatesModule } from '../../codes/templates/templates.module';
import { UnactivationsModule } from '../../codes/unactivations/unactivations.module';
import { AccountController } from './account.controller';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { AccountService } from './account.service';
import { EmailChangeService } from './email-change.service';
import { MySessionsController } from './my-sessions.controller';
import { OwnerProof } from './owner-proof';
import { PasswordChangeController } from './password-change.controller';
import { PasswordChangeService } from './password-change.service';

@Module({
  imports: [
    AuthModule,
    ActivationsModule,
    MessagesModule,
    ProfileModule,
    ScanPagesModule,
    TemplatesModule,
    UnactivationsModule,
  ],
  controllers: [AccountController, MySessionsController, PasswordChangeController],
  providers: [
    AccountService,
    AccountDeletionService,
    AccountExportService,
    EmailChangeService,
    OwnerProof,
    PasswordChangeService,
  ],
})
export class AccountModule {}
