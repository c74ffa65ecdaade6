import { Accordion } from "~/ui/accordion.tsx";
import { TextLink } from "~/ui/links.tsx";
import type { CalculatorInput } from "./calculator/calculator-input.ts";
import { contactPathOf } from "./calculator/result-actions.tsx";
import type { DocumentList, ListedDocument } from "./document-list.server.ts";
import { PageSection } from "./page-section.tsx";

export function Documents({ input, list }: { input: CalculatorInput; list: DocumentList }) {
  const { changed, documents, lead, papers, title } = list;
  return (
    <PageSection id="documents" lead={lead} title={title}>
      <ul className="border-hairline border-t">
        {documents.map((document) => (
          <li
            className="grid gap-x-column grid-cols-[1fr_auto] items-baseline gap-y-1 border-hairline border-b py-3 tablet:grid-cols-[1fr_1fr_auto] tablet:py-4"
            key={document.title}
          >
            <div>
              <h4 className="font-semibold text-heading">{document.title}</h4>
              <p className="text-quiet text-s">{document.text}</p>
            </div>
            <div className="flex flex-wrap gap-x-4 text-quiet text-xs max-tablet:col-span-full tablet:block">
              <p>{document.length}</p>
              {document.version && <p>{document.version.name}</p>}
              {document.version?.changes && (
                <details>
                  <summary className="min-h-6 underline decoration-1 underline-offset-run">{changed}</summary>
                  <p>{document.version.changes}</p>
                </details>
              )}
            </div>
            <p className="text-right tablet:min-w-28 max-tablet:col-start-2 max-tablet:row-start-1 print:hidden">
              <Action {...document} input={input} />
            </p>
          </li>
        ))}
      </ul>
      <div className="*:border-t-0">
        <Accordion
          items={[{ content: <Papers {...papers} />, id: "what-you-would-sign", title: papers.title }]}
        />
      </div>
    </PageSection>
  );
}

function Papers({ note, rows }: DocumentList["papers"]) {
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(({ text, title }) => (
          <div key={title}>
            <dt className="font-semibold text-heading">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-quiet text-xs">{note}</p>
    </>
  );
}

/** Link to save or request a document. */
function Action({ action, href, input, title }: ListedDocument & { input: CalculatorInput }) {
  const destination =
    href === undefined ? { to: contactPathOf(input, "memorandum") } : { download: true, href };
  return (
    <TextLink icon="none" {...destination}>
      {action}
      <span className="sr-only"> {title}</span>
    </TextLink>
  );
}
