export { SectionHead } from "~/ui/section.tsx";
