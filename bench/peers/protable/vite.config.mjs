import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ base: '/tjfx/', plugins: [react()], build: { outDir: 'dist' } })
