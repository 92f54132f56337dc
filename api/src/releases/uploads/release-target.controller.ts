import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { Public } from '../../platform/access/access.decorators';
import { ServedCalls } from '../../platform/http/served-calls';
import { Answers } from '../../platform/open-api/answers';
import { BuildReader } from '../../web';
import { ReleaseDecisions } from '../decisions/release-decisions.service';
import { ReleaseTargetDto } from './release-target.dto';
import { CurrentToken, ReleaseTokenGuard, type UploadToken } from './release-token.guard';

/** For programs that have a token. */
@Public()
@UseGuards(ReleaseTokenGuard)
@ApiHeader({ name: 'authorization', required: true, description: '`Bearer` and the token' })
@Controller('release-target')
export class ReleaseTargetController {
  constructor(
    private readonly builds: BuildReader,
    private readonly decisions: ReleaseDecisions,
    private readonly calls: ServedCalls,
  ) {}

  /** Show what a release has to fit, and the releases of the remote that the token is for. */
  @Get()
  @Answers(ReleaseTargetDto, 'validation_failed')
  async get(@CurrentToken() { remote }: UploadToken): Promise<ReleaseTargetDto> {
    const shell = (await this.builds.get())?.shell;
    const all = await this.decisions.list();
    return {
      remote,
      commit: shell?.build.commitId ?? '',
      contract: CONTRACT_VERSION,
      shared: Object.entries(shell?.offers ?? {}).map(([name, exports]) => ({ name, exports })),
      calls: this.calls.list(),
      releases: all.filter((release) => release.remote === remote),
    };
  }
}
