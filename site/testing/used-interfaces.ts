import { parseAst } from "vite";

/** Interfaces a script uses. */
interface UsedInterfaces {
  /** For example `Promise` or `IntersectionObserver`. */
  readonly globals: ReadonlySet<string>;
  /** For example `Promise.withResolvers`. */
  readonly statics: ReadonlySet<string>;
  /** Names of called methods on any object. */
  readonly methods: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const windows = new Set(["globalThis", "self", "window"]);

const nameOf = (node: unknown) =>
  isNode(node) && node.type === "Identifier" && typeof node.name === "string" ? node.name : undefined;

/** Returns the global an expression refers to, also as a property of `window`. */
function globalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "MemberExpression" && node.computed === false && windows.has(nameOf(node.object) ?? ""))
    return nameOf(node.property);
  return nameOf(node);
}

/** Returns every interface a script uses. Minified names are included and harmless. */
export function usedInterfaces(code: string): UsedInterfaces {
  const used = { globals: new Set<string>(), statics: new Set<string>(), methods: new Set<string>() };
  const visit = (node: Node): void => {
    const named = globalOf(node);
    if (named) used.globals.add(named);
    if (node.type === "MemberExpression" && node.computed === false) {
      const member = nameOf(node.property);
      const owner = globalOf(node.object);
      if (member && owner) used.statics.add(`${owner}.${member}`);
    }
    if (node.type === "CallExpression" && isNode(node.callee) && node.callee.type === "MemberExpression") {
      const method = node.callee.computed === false && nameOf(node.callee.property);
      if (method) used.methods.add(method);
    }
    const isName = node.computed === false && (node.type === "MemberExpression" || node.type === "Property");
    for (const [place, part] of Object.entries(node)) {
      if (isName && (place === "property" || place === "key")) continue;
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child);
    }
  };
  const program: unknown = parseAst(code, { lang: "js" });
  if (isNode(program)) visit(program);
  return used;
}
