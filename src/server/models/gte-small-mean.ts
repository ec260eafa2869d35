import { normalize } from './pool.ts'

// The mean of the model's vectors over 400 paragraphs of prose and 2,000 lines of random words, as
// signed 16-bit fractions. All vectors lie in a narrow cone around it; unless it is subtracted,
// their bits hardly differ and their cosines say little.
const encoded = [
  'y/r9/v8DoP2uAb8BOwUVBBQANf7EAWP45gP7A1kAxQB1AJIB6/pyBMsDYfz5/Xf6ZwNGBBz8rfwW+2Poz/5c+l4E',
  'Cf3a/yn8b/3hBOj8OgTbA20BC/43+sT7P/r9/Cr/8wM8/IsBnPymAUkCxALIA/UG3gPBAzEEpAQTBHfk5AebBNEC',
  'fvsX/MMCSgQG/H4DOwJEBckBb/3v/k/8uv6/ASv/xfyL/Df/1fyL+90BEvp8BV8BV/2M/WL/WwIF+P78yQJVAk76',
  '4h2H+hIExgOt/JgD4PwY/hz8Av79AE4AXv1dBX77SwKqAuwE5gKE+zr/4f6YAk4EfP3fAYv7HwZcDRUD0gKJBMv8',
  't/ul/YD/TgFVARYAGwMe/P375vLg/Zj15vz+Chr80QSm+5ICPf5JBCL8Zf6KAf4CUgTrCX/68AGSAOX6z/v+Cp4C',
  'fvUZ/aEBRwGW/GQCmQLH+jsCFwm3AZv9RgApAAwCiQQG/Ez7LgV9A5T7t/7l+xcFjgX1/M8C1Pui/ev8yPxw/Mv9',
  'JwJa/HAFPAC2+/sDggFvA7v/lf5fBJ4C9fqdAVoFrf1b/BsAngHhA38DEQWOAzv66fn94VUBpP8U/DwEmPpRA4b+',
  'tARNB8cH//4k/cwCuf7kBXIC2gG3/icA6/4yAsH7Y/mGBdb+gBpKB+0Bq/rfBNMCNf4c8ZMGCATEAyz+lP6i/JD8',
  'ygNk/8n2Hf/c+7H8AQFl+xcDcAOF/csEDASdAcb7RfYWAvj7nQRp/vH7rgI7+hMFwwCM/tr8XQM1+8b9jAie/Zr9',
  'RQSwAboD3vwc/mP8dAV+/PMD3QJkAn0CcQXx/xsEHPy4/60Bbful+9cDDP+72bcDrQCxAOL7cgM0A7cDAvk9ARgD',
  'MwQAA7T+ZwBeBDgE/voLBNL4EAJpA2wb0/0yAjgDmv6rAj8Dvv5hA6wABwnw+qgDpAOZ+48FwAIS/lj6LAFr+mn+',
  'lQvA/Fn7afonAgoCY/sA/4b93AA5Az4D0Pr8/Fj8M/0hAWT6+/6pAzkD',
].join('')

const bytes = Buffer.from(encoded, 'base64')
const mean = Float32Array.from(
  { length: bytes.length / 2 },
  (_, index) => bytes.readInt16LE(index * 2) / 32767,
)

/** Moves the mean to the origin, and normalises the vector again. */
export function centered(vector: Float32Array): Float32Array {
  return normalize(vector.map((value, index) => value - (mean[index] ?? 0)))
}
