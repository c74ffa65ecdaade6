import { Plugin } from "@milkdown/prose/state";
import { Decoration, DecorationSet } from "@milkdown/prose/view";
import { youtubeIdIn } from "./video";

/** Shows pictures with their caption, and a paragraph that holds only a link to a video as a player. */
export const nodeViews = (): Plugin =>
  new Plugin({
    props: {
      nodeViews: {
        image: ({ attrs: { alt, src, title } }) => {
          const dom = document.createElement("figure");
          const caption = document.createElement("figcaption");
          dom.className = "picture";
          caption.textContent = String(title ?? "");
          dom.append(Object.assign(new Image(), { alt: String(alt ?? ""), src: String(src) }), caption);
          return { dom };
        },
      },
      decorations({ doc }) {
        const players: Decoration[] = [];
        doc.descendants((node, position) => {
          if (node.type.name !== "paragraph") return;
          const [only] = node.childCount === 1 ? node.children : [];
          const link = only?.marks.find(({ type }) => type.name === "link");
          if (link && youtubeIdIn(String(link.attrs.href))) {
            players.push(Decoration.node(position, position + node.nodeSize, { class: "video" }));
          }
        });
        return DecorationSet.create(doc, players);
      },
    },
  });
