import { Global, Module } from '@nestjs/common';
import { ChallengeCodes } from './challenge-codes';
import { ChallengesService } from './challenges.service';
import { CodeFailures } from './code-failures';

@Global()
@Module({
  providers: [ChallengesService, ChallengeCodes, CodeFailures],
  exports: [ChallengesService, ChallengeCodes, CodeFailures],
})
export class ChallengesModule {}
