import { Global, Module } from '@nestjs/common';
import { ChallengeCodes } from './challenge-codes';
import { ChallengesService } from './challenges.service';
import { CodeFailures } from './code-failures';
import { MailBudgets } from './mail-budgets';

@Global()
@Module({
  providers: [ChallengesService, ChallengeCodes, CodeFailures, MailBudgets],
  exports: [ChallengesService, ChallengeCodes, CodeFailures],
})
export class ChallengesModule {}
