/** Markdown with each kind of element that a post can contain, and a picture that is missing. */
export const sampleText = `
A text in *ordinary* size, **with weight**, ~~struck~~, with \`code\` and [a link](/about), and with a note.[^1]

### A heading of the third level

1. The first of two
2. The second
   - Within it
   - And again

#### A heading of the fourth level

- [x] Land
- [ ] Loan

> What stands out is quoted in italics.

| Year | Due | Paid |
|---|---:|---:|
| 1 | $6,000 | $0 |
| 2 | $6,000 | $2,000 |

\`\`\`excel
interest  = balance × 6% ÷ 12
principal = payment − interest, in a line that is longer than any column of text that a reader likes to read
\`\`\`

![A planting strip in section](planting-strip.webp "The strip in section.")

![A plan of the site](gone.webp)

[A walk through the site](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

---

[^1]: The note, in the list below the text.
`;
