import { Box } from "@strapi/design-system";
import { styled } from "styled-components";

/** Frame around the toolbar and the text, which looks roughly as on its page. */
export const EditorFrame = styled(Box)`
  .tools {
    position: sticky;
    top: 0;
    z-index: 1;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: inherit;
  }

  .ProseMirror {
    min-height: 16rem;
    padding: 0.4rem 2.4rem;
    font-size: 1.6rem;
    line-height: 1.6;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }

  /* Undo the panel's CSS reset. */
  .ProseMirror * {
    all: revert;
  }

  .ProseMirror :is(dd, li > p, td > p, th > p, dd > p) {
    margin: 0;
  }

  .ProseMirror a {
    color: ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  .ProseMirror :is(th, td) {
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    vertical-align: top;
    text-align: left;
  }

  .ProseMirror :is(th, pre) {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  .ProseMirror img {
    display: block;
    max-width: 100%;
    max-height: 32rem;
  }

  .ProseMirror:focus-visible,
  .ProseMirror .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;
