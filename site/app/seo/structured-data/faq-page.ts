import type { FAQPage } from "schema-dts";
import type { Question } from "~/content/model/site-content.ts";

export function faqPage(questions: readonly Question[]): FAQPage | null {
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ answer, question }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
