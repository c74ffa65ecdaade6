import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { element, text } from "./element.ts";

/** Says a block's language above it, and lets lines longer than the text scroll, by keyboard too. */
export function labelCode(tree: Root): void {
  visit(tree, "element", (pre, index, parent) => {
    if (pre.tagName !== "pre" || index === undefined || !parent) return;
    const language = languageOf(pre);
    pre.properties = { ariaLabel: language ? `Code: ${language}` : "Code", role: "group", tabIndex: 0 };
    const label = language ? [element("p", { className: ["code-language"] }, [text(language)])] : [];
    parent.children[index] = element("div", { className: ["code-block"] }, [...label, pre]);
    return SKIP;
  });
}

/** The word after the fence, as the parser notes it in a class of the code. */
function languageOf(pre: Element): string | null {
  const [code] = pre.children;
  const classes = code?.type === "element" ? String(code.properties.className ?? "") : "";
  return /^language-([\w+#.-]{1,20})$/.exec(classes)?.[1] ?? null;
}
