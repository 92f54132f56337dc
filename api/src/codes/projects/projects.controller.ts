import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ChangesState } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { ChangeProjectDto, NewProjectDto, ProjectDto, ProjectListDto, ProjectListQuery } from './project.dto';
import { ProjectsService } from './projects.service';

@RequireAuthority('admin')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** List the projects. */
  @Get()
  @Answers(ProjectListDto)
  list(@Query() query: ProjectListQuery): Promise<ProjectListDto> {
    return this.projects.list(query);
  }

  /** Add a project. */
  @Post()
  @AnswersCreated(ProjectDto)
  create(@UserId() userId: string, @Body() body: NewProjectDto): Promise<ProjectDto> {
    return this.projects.create(userId, body);
  }

  /** Forget which project is selected. Programs send the header `X-Requested-With`. */
  @Get('reset-selected-project')
  @ChangesState()
  @AnswersNothing()
  resetSelected(@UserId() userId: string): Promise<void> {
    return this.projects.choose(userId, undefined);
  }

  /** Get a project. */
  @Get(':id')
  @Answers(ProjectDto)
  get(@IdParam() id: string): Promise<ProjectDto> {
    return this.projects.get(id);
  }

  /** Change a project. */
  @Patch(':id')
  @Answers(ProjectDto)
  change(@IdParam() id: string, @Body() body: ChangeProjectDto): Promise<ProjectDto> {
    return this.projects.change(id, body);
  }

  /** Delete a project with its codes. Refused when somebody has activated one of them. */
  @Delete(':id')
  @AnswersNothing('codes_activated')
  delete(@IdParam() id: string): Promise<void> {
    return this.projects.delete(id);
  }

  /** Remember a project as the selected one. */
  @Put(':id/set-selected-project')
  @AnswersNothing()
  setSelected(@UserId() userId: string, @IdParam() id: string): Promise<void> {
    return this.projects.choose(userId, id);
  }
}
