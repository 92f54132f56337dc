import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { InboxModule } from '../inbox';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { AccountController } from './account/account.controller';
import { AccountService } from './account/account.service';
import { CredentialsService } from './account/credentials.service';
import { MySessionsController } from './account/my-sessions.controller';
import { OwnAddress } from './account/own-address';
import { OwnAddressController } from './account/own-address.controller';
import { PasswordChangeController } from './account/password-change.controller';
import { HomeController } from './home/home.controller';
import { NextSteps } from './home/next-steps';

/** What owners do with their accounts, and what their Home shows. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, CodesModule, InboxModule],
  controllers: [
    AccountController,
    HomeController,
    MySessionsController,
    OwnAddressController,
    PasswordChangeController,
  ],
  providers: [AccountService, CredentialsService, NextSteps, OwnAddress],
})
export class SelfServiceModule {}
