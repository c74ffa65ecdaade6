import { styled } from "styled-components";

/** The text as its page shows it, as far as it helps to write: what is a heading, a table, a caption, a player. */
export const Page = styled.div`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};

  .tools {
    position: sticky;
    top: 0;
    z-index: 1;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
  }

  .ProseMirror {
    min-height: 16rem;
    padding: 1.6rem 2.4rem;
    font-size: 1.6rem;
    line-height: 1.6;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }

  .ProseMirror:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  .ProseMirror > * + * {
    margin-top: 1.2rem;
  }

  h1,
  h2 {
    font-size: 2.4rem;
    font-weight: 600;
    line-height: 1.25;
  }

  h3,
  h4,
  h5,
  h6 {
    font-size: 1.9rem;
    font-weight: 600;
    line-height: 1.3;
  }

  strong {
    font-weight: 600;
  }

  em {
    font-style: italic;
  }

  del {
    text-decoration: line-through;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  ul,
  ol {
    padding-left: 2.4rem;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    padding-left: 1.6rem;
    border-left: 3px solid ${({ theme }) => theme.colors.neutral300};
  }

  pre,
  code {
    font-family: monospace;
    background: ${({ theme }) => theme.colors.neutral100};
  }

  pre {
    padding: 1.2rem;
    white-space: pre;
    overflow-x: auto;
  }

  hr {
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral300};
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  th,
  td {
    position: relative;
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    vertical-align: top;
    text-align: left;
  }

  th {
    font-weight: 600;
    background: ${({ theme }) => theme.colors.neutral100};
  }

  .selectedCell::after {
    content: "";
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: ${({ theme }) => theme.colors.primary200};
    opacity: 0.4;
  }

  figure.picture {
    display: inline-block;
    max-width: 100%;
  }

  figure.picture img {
    display: block;
    max-width: 100%;
    max-height: 32rem;
  }

  figure.picture figcaption {
    font-size: 1.3rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  .video {
    padding: 2.4rem 1.6rem;
    text-align: center;
    background: ${({ theme }) => theme.colors.neutral150};
  }

  .video::before {
    content: "Video: ";
  }

  dl[data-type="footnote_definition"] {
    display: flex;
    gap: 0.8rem;
    font-size: 1.4rem;
  }
`;
