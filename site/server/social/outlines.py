"""Writes outlines.json: the display face's letters as paths, so that pictures can be lettered on any machine.

Needs fonttools and brotli (see app/ui/fonts/README.md). Run again whenever the font files change.
"""

import hashlib
import json
from itertools import product
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

here = Path(__file__).parent
fonts = here / "../../app/ui/fonts"
files = ["newsreader.woff2", "newsreader-accents.woff2"]


def kerning_of(font):
    """Advance adjustments of glyph pairs, from the pair lookups of the `kern` feature."""
    gpos = font["GPOS"].table
    indices = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    pairs = {}
    for index in sorted(indices):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, second in product(table.Coverage.glyphs, font.getGlyphOrder()):
                if (first, second) in pairs:
                    continue
                value = value_of(table, first, second)
                if value is not None:
                    pairs[first, second] = value
    return pairs


def value_of(table, first, second):
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
        found = [r.Value1 for r in records if r.SecondGlyph == second]
        return found[0].XAdvance if found else None
    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
    value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
    return getattr(value, "XAdvance", 0) if value else 0


advances, kerning, paths = {}, {}, {}
for file in files:
    font = TTFont(fonts / file)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    for code, name in names.items():
        pen = SVGPathPen(glyphs)
        glyphs[name].draw(pen)
        advances[chr(code)] = glyphs[name].width
        paths[chr(code)] = pen.getCommands()
    letters = {name: chr(code) for code, name in sorted(names.items(), reverse=True)}
    for (first, second), value in kerning_of(font).items() if "GPOS" in font else ():
        if value and first in letters and second in letters:
            kerning[letters[first]] = kerning.get(letters[first], "") + f"{letters[second]}{value:+d}"

outlines = {
    "fonts": {file: hashlib.sha256((fonts / file).read_bytes()).hexdigest() for file in files},
    "unitsPerEm": font["head"].unitsPerEm,
    "advances": advances,
    "kerning": kerning,
    "paths": paths,
}
text = json.dumps(outlines, ensure_ascii=False, indent=2, sort_keys=True)
(here / "outlines.json").write_text(text + "\n")
