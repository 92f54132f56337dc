import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ProjectCounts_1795290948117', {
    up: [
      [
        'CREATE TABLE "temporary_projects" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"name" varchar(100) COLLATE NOCASE NOT NULL,',
        '"description" varchar(500) COLLATE NOCASE,',
        '"archived" boolean NOT NULL,',
        '"activatable" boolean NOT NULL,',
        '"createdById" varchar(36) NOT NULL,',
        '"createdAt" datetime(3) NOT NULL,',
        '"updatedAt" datetime(3) NOT NULL,',
        '"itemCount" integer,',
        '"activatedCount" integer',
        ')',
      ].join(''),
      'INSERT INTO "temporary_projects"("id", "name", "description", "archived", "activatable", "createdById", "createdAt", "updatedAt") SELECT "id", "name", "description", "archived", "activatable", "createdById", "createdAt", "updatedAt" FROM "projects"',
      'DROP TABLE "projects"',
      'ALTER TABLE "temporary_projects" RENAME TO "projects"',
      'UPDATE "projects" SET "itemCount" = (SELECT COUNT(*) FROM "items" i WHERE i."projectId" = "projects"."id"), "activatedCount" = (SELECT COUNT(i."ownerId") FROM "items" i WHERE i."projectId" = "projects"."id")',
      'CREATE INDEX "IDX_565b4dfc7d790f7927b9ea3124" ON "projects" ("activatedCount", "id", "archived") ',
      'CREATE INDEX "IDX_ded3a56ec7e66e472162b51716" ON "projects" ("itemCount", "id", "archived") ',
      'CREATE INDEX "IDX_06fc05d55e8d98515782407afa" ON "projects" ("name", "id", "archived") ',
    ],
    down: [
      'DROP INDEX "IDX_06fc05d55e8d98515782407afa"',
      'DROP INDEX "IDX_ded3a56ec7e66e472162b51716"',
      'DROP INDEX "IDX_565b4dfc7d790f7927b9ea3124"',
      'ALTER TABLE "projects" RENAME TO "temporary_projects"',
      [
        'CREATE TABLE "projects" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"name" varchar(100) COLLATE NOCASE NOT NULL,',
        '"description" varchar(500) COLLATE NOCASE,',
        '"archived" boolean NOT NULL,',
        '"activatable" boolean NOT NULL,',
        '"createdById" varchar(36) NOT NULL,',
        '"createdAt" datetime(3) NOT NULL,',
        '"updatedAt" datetime(3) NOT NULL',
        ')',
      ].join(''),
      'INSERT INTO "projects"("id", "name", "description", "archived", "activatable", "createdById", "createdAt", "updatedAt") SELECT "id", "name", "description", "archived", "activatable", "createdById", "createdAt", "updatedAt" FROM "temporary_projects"',
      'DROP TABLE "temporary_projects"',
    ],
  }),
];
