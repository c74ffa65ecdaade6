import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Newsletter", description: "Newsletter", keywords: ["multifamily"], path: "/newsletter" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Newsletter</h1>;
}
