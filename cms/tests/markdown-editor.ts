import { vi } from "vitest";
import { createMarkdownEditor } from "../src/plugins/text-editor/admin/open-editor";

/**
 * Creates the text editor without a browser. Parsing and writing Markdown need only the window's event methods and a
 * document. The last step of `create()`, which makes the view, fails as expected.
 */
export async function createTestEditor(document: object) {
  const events = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal("document", document);
  const editor = createMarkdownEditor();
  await editor.create().catch(() => undefined);
  return editor;
}
