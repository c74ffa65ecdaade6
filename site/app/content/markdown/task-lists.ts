import type { ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { element, text } from "./element.ts";

/** A box that nobody can tick is no control: it becomes a drawn mark, and a word for those who do not see it. */
export function drawTasks(tree: Root): void {
  visit(tree, "element", (input, index, parent) => {
    if (input.tagName !== "input" || index === undefined || !parent) return;
    parent.children[index] = mark(input.properties.checked === true);
  });
}

function mark(done: boolean): ElementContent {
  return element("span", { className: done ? ["task-mark", "task-done"] : ["task-mark"] }, [
    element("span", { className: ["sr-only"] }, [text(done ? "Done: " : "To do: ")]),
  ]);
}
