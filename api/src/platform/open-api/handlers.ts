import type { INestApplication, Type } from '@nestjs/common';
import { ParseUUIDPipe, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { ErrorCode } from '@ringtag/contracts';
import { ACCESS, type Access } from '../access/access.decorators';
import { readRefusals } from './answers';

/** The facts that the decorators and the docstring of a handler state. */
export interface Handler {
  operationId: string;
  access: Access | undefined;
  /** The path parameters that have to be UUIDs. */
  ids: string[];
  refusals: ErrorCode[];
  docstring: string;
}

/** The id of an operation in the document. */
export const toOperationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}_${method}`;

const GROUP = 'operation-group';

/** Sets the first part of operation ids, for handlers that moved to another controller. */
export const OperationGroup = (name: string) => SetMetadata(GROUP, name);

/** Finds the handler of an operation by the id that its controller and method give it. */
export function readHandlers(app: INestApplication): (operationId: string) => Handler {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  const types = new Map(controllers.map(({ metatype }) => [metatype!.name, metatype as Type]));
  return (operationId) => {
    const [name = '', method = ''] = operationId.split('_');
    return readHandler(types.get(`${name}Controller`)!, method);
  };
}

function readHandler(controller: Type, method: string): Handler {
  const handler = (controller.prototype as Record<string, object>)[method]!;
  const read = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
  return {
    operationId: toOperationId((read(GROUP) as string | undefined) ?? controller.name, method),
    access: read(ACCESS) as Access | undefined,
    ids: readIdParameters(controller, method),
    refusals: [...readRefusals(controller), ...readRefusals(handler)],
    docstring: readDocstrings(controller).get(method) ?? '',
  };
}

interface Argument {
  data?: unknown;
  pipes: unknown[];
}

function readIdParameters(controller: Type, method: string): string[] {
  const described = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) as
    Record<string, Argument> | undefined;
  return Object.values(described ?? {})
    .filter(({ pipes }) => pipes.some((pipe) => pipe instanceof ParseUUIDPipe))
    .map(({ data }) => String(data));
}

const DOCSTRING = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*(?:async )?(\w+)\(/g;

/** The docstrings of a class by method name. Builds keep comments, so the source of the class contains them. */
function readDocstrings(controller: Type): Map<string, string> {
  return new Map(
    [...String(controller).matchAll(DOCSTRING)].map(([, text = '', method = '']) => [
      method,
      text.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
    ]),
  );
}
