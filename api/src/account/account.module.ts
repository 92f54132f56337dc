import { Module } from '@nestjs/common';
import { ActivationsModule } from '../activations/activations.module';
import { AuthModule } from '../auth/auth.module';
import { MessagesModule } from '../messages/messages.module';
import { ProfileModule } from '../profile/profile.module';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { TemplatesModule } from '../templates/templates.module';
import { UnactivationsModule } from '../unactivations/unactivations.module';
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
