import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import { ChangesState } from '../../accounts/access/origin.guard';
import type { Viewer } from '../../platform/access/viewer';
import { ChangeProjectDto, NewProjectDto, ProjectDto, ProjectListDto, ProjectListQuery } from './project.dto';
import { ProjectsService } from './projects.service';

@ApiTags('projects')
@RequireAuthority('admin')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @ApiOkResponse({ type: ProjectListDto })
  list(@Query() query: ProjectListQuery): Promise<ProjectListDto> {
    return this.projects.list(query);
  }

  @Post()
  @ApiCreatedResponse({ type: ProjectDto })
  create(@CurrentViewer() viewer: Viewer, @Body() body: NewProjectDto): Promise<ProjectDto> {
    return this.projects.create(viewer.userId, body);
  }

  @Get('reset-selected-project')
  @ChangesState()
  @HttpCode(204)
  @ApiNoContentResponse()
  resetSelected(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.projects.select(viewer.userId, undefined);
  }

  @Get(':id')
  @ApiOkResponse({ type: ProjectDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<ProjectDto> {
    return this.projects.get(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: ProjectDto })
  change(@Param('id', ParseUUIDPipe) id: string, @Body() body: ChangeProjectDto): Promise<ProjectDto> {
    return this.projects.change(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.projects.delete(id);
  }

  @Put(':id/set-selected-project')
  @HttpCode(204)
  @ApiNoContentResponse()
  setSelected(@CurrentViewer() viewer: Viewer, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.projects.select(viewer.userId, id);
  }
}
