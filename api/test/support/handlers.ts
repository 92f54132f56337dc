import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { MODULE_PATH } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ACCESS, type Access } from '../../src/platform/access/access.decorators';

export interface Handler {
  name: string;
  method: string;
  /** As it is declared, with its parameters. */
  path: string;
  access: Access | undefined;
}

/** Every handler that Nest routes, with its access rule. */
export function listHandlers(nest: INestApplication): Handler[] {
  const modules = [...nest.get(ModulesContainer).values()];
  return modules.flatMap(({ metatype: module, controllers }) => {
    const prefix = (Reflect.getMetadata(MODULE_PATH, module) as string | undefined) ?? '';
    return [...controllers.values()].flatMap(({ metatype }) => listIn(metatype as Type, prefix));
  });
}

/** Those of the API, which the OpenAPI document describes. */
export function listApiHandlers(nest: INestApplication): Handler[] {
  return listHandlers(nest).filter(({ path }) => path.startsWith('/api/'));
}

function listIn(controller: Type, prefix: string): Handler[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name]!;
    const declared = Reflect.getMetadata('path', handler) as string | string[] | undefined;
    if (declared === undefined) return [];
    const base = String(Reflect.getMetadata('path', controller));
    return [declared].flat().map((route) => ({
      name: `${controller.name}.${name}`,
      method: RequestMethod[Reflect.getMetadata('method', handler) as number]!,
      path: `/${prefix}/${base}/${route}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''),
      access: new Reflector().getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]),
    }));
  });
}

/** Methods that Fastify adds by itself, to the routes that are read and to those that refuse everything. */
const ADDED = new Set(['HEAD', 'TRACE', 'OPTIONS', 'QUERY']);

/** What Fastify itself would answer, whoever added it, as `GET /path`; every parameter is a `:`. */
export function listServed(nest: INestApplication): string[] {
  const fastify = nest.getHttpAdapter().getInstance() as FastifyInstance;
  const tree = fastify.printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, part);
    // The tree leaves out the slash before a star.
    const path = withoutNames(above.join('').replace(/\/?\*$/, '/*'));
    const asked = methods!.split(', ').filter((method) => !ADDED.has(method));
    return asked.map((method) => `${method} ${path}`);
  });
}

/** A path without the names of its parameters: at one place of the tree, routes may name them differently. */
export function withoutNames(path: string): string {
  return path.replace(/:\w+(\([^)]*\))?(\|:\w+)*/g, ':');
}
